/** What the linter checks in the client: the recommended rules, with types, and those for Svelte. */
import js from "@eslint/js";
import prettier from "eslint-config-prettier/flat";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const BROWSER = ["src/**/*.ts", "src/**/*.svelte"];
const TYPED = ["src/**/*.ts", "src/**/*.svelte", "tests/**/*.ts", "*.ts"];

export default defineConfig(
  { ignores: ["dist/", "node_modules/", "src/lib/protocol.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-const": ["error", { destructuring: "all" }],
    },
  },
  {
    files: TYPED,
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { "prefer-const": "off", "svelte/prefer-const": ["error", { destructuring: "all" }] },
  },
  {
    files: ["src/**/*.ts"],
    rules: { "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }] },
  },
  { files: BROWSER, languageOptions: { globals: globals.browser } },
  {
    files: ["bench/**", "scripts/**", "*.js", "*.ts", "tests/**"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  prettier,
  svelte.configs.prettier,
);
