/** The end-to-end tests: Debian's chromium against a real server. Run by `make e2e`. */
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const modules = resolve(import.meta.dirname, "node_modules");

/** The long ones first, so that nobody waits for one of them at the end. */
const LONG = [
  "overlap",
  "hex",
  "lessons",
  "levels",
  "hex-decisions",
  "campaign",
  "accessibility",
  "whole-game",
  "seats",
  "film",
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found < 0 ? LONG.length : found;
    };
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  root: resolve(import.meta.dirname, "../tests/e2e"),
  cacheDir: resolve(modules, ".vite"),
  resolve: {
    alias: Object.fromEntries(["playwright-core", "axe-core", "vitest"].map((name) => [name, resolve(modules, name)])),
  },
  server: { fs: { allow: [resolve(import.meta.dirname, "..")] } },
  test: {
    include: ["**/*.test.ts"],
    globalSetup: ["support/global.ts"],
    // A busy machine is not a broken game: whatever is waited for may take long, and only what fails does.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // A browser is given a second chance and a third, and the report says who needed it.
    retry: 2,
    reporters: ["verbose"],
  },
});
