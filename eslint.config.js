import js from "@eslint/js";
import globals from "globals";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: ["node_modules", "dist", ".esbuild", ".serverless", ".state", ".tmp", "**/*.cjs"],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ["**/*.ts"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, argsIgnorePattern: "^_" }],
      "no-console": "error",
      eqeqeq: "error",
    },
  },
  {
    files: [
      "localstack/demo/site/**/*.js",
      "localstack/demo/testing/**/*.js",
      "shared/features/operational/page/*.js",
    ],
    languageOptions: { globals: { ...globals.browser, ...globals.nodeBuiltin } },
    rules: { eqeqeq: "error" },
  },
  { files: ["localstack/**", "tools/**", "tests/**"], rules: { "no-console": "off" } },
);
