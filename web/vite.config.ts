import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.CARACOLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  server: {
    // The typefaces are those of caracole.draw, kept in one place.
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  build: { target: "es2022", reportCompressedSize: false, assetsInlineLimit: 2048 },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    // A page for each thread, not for each file: making pages would cost six times what the tests do.
    pool: "threads",
    isolate: false,
    setupFiles: ["tests/support/tidy.ts"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
