/** One server for all tests that need none of their own: boards are drawn once. */
import type { TestProject } from "vitest/node";
import { Server } from "./server";

declare module "vitest" {
  export interface ProvidedContext {
    server: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await Server.start();
  project.provide("server", server.url);
  return () => server.stop();
}
