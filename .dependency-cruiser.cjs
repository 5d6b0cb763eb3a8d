/** The dependency rules of the house; docs/architecture.md tells the reasons. */
module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "shared-knows-no-business",
      severity: "error",
      from: { path: "^shared/", pathNot: "\\.test\\.ts$|^shared/testing/" },
      to: { path: "^functions/" },
    },
    {
      name: "nothing-imports-the-local-cloud",
      severity: "error",
      from: {
        path: "^(shared|functions)/",
        pathNot: "\\.test\\.ts$|^shared/testing/|^functions/.+testing(\\.ts$|/)",
      },
      to: { path: "^(localstack|bench|shared/testing)/" },
    },
    {
      name: "http-knows-neither-records-nor-features",
      severity: "error",
      from: { path: "^shared/http/", pathNot: "\\.test\\.ts$" },
      to: { path: "^shared/(features|messaging|search)/" },
    },
    {
      name: "ground-floor",
      severity: "error",
      from: { path: "^shared/(data|content|messaging|search|auth)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^shared/(http|features)/" },
    },
    {
      name: "services-never-import-each-other",
      severity: "error",
      from: { path: "^functions/([^/]+)/" },
      to: { path: "^functions/([^/]+)/", pathNot: "^functions/$1/" },
    },
    {
      name: "verbs-never-import-routes",
      severity: "error",
      from: { path: "^functions/", pathNot: "(api|routes)\\.ts$|\\.test\\.ts$" },
      to: { path: "routes\\.ts$" },
    },
    {
      name: "aws-only-in-shared",
      severity: "error",
      from: { path: "^functions/", pathNot: "\\.test\\.ts$" },
      to: { path: "node_modules/@aws-sdk/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: "specify",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
