// From the ground up: a wing imports from those before it, so no two depend on each other.
const { shared: _, ...services } = require("./docs/wings.json");

const standsBelow = (service, order, at) => ({
  name: `${service}-${order[at]}-knows-no-wing-above`,
  severity: "error",
  from: { path: `^functions/${service}/${order[at]}/` },
  to: { path: `^functions/${service}/(${order.slice(at + 1).join("|")})/` },
});

/**
 * The dependency rules of the product; docs/place-of-code.md has the main ones. Tests and code that only they import are
 * outside the rooms: `.dependency-cruiser.tests.cjs` has their rules.
 */
module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-folder-cycles",
      comment:
        "Folders form no cycle: join two that depend on each other, or move their common code into a third one.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
    ...Object.entries(services).flatMap(([service, wings]) => {
      const order = Object.keys(wings);
      return order.slice(0, -1).map((_, at) => standsBelow(service, order, at));
    }),
    {
      name: "records-know-neither-http-nor-features",
      comment: "Records depend neither on HTTP nor on the caller.",
      severity: "error",
      from: { path: "^functions/([^/]+)/records/" },
      to: { path: "^shared/(http|contract|features)/", pathNot: "^shared/http/validation\\.ts$" },
    },
    {
      name: "judges-know-no-signing-service",
      comment: "Anybody may have a signature judged: the function that does it may not sign.",
      severity: "error",
      from: { path: "^functions/documents/(signing/[^/]+\\.ts|making/signatures/check-routes\\.ts)$" },
      to: { path: "^functions/documents/signing/services/", reachable: true },
    },
    {
      name: "shared-knows-no-business",
      severity: "error",
      from: { path: "^shared/" },
      to: { path: "^functions/" },
    },
    {
      name: "product-knows-no-workshop",
      comment: "Deployed code imports neither the local cloud nor tools nor tests.",
      severity: "error",
      from: { path: "^(shared|functions)/" },
      to: { path: "^(localstack|tools|tests|bench)/" },
    },
    {
      name: "client-knows-only-contracts",
      comment: "The client is packed for callers: nothing of the services goes with it.",
      severity: "error",
      from: { path: "^client/" },
      to: { pathNot: "^client/", dependencyTypesNot: ["core"] },
    },
    {
      name: "client-runs-in-browsers",
      comment: "What needs Node is an entry of its own, `@temelia/client/node`.",
      severity: "error",
      from: { path: "^client/", pathNot: "^client/node/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "product-calls-no-client",
      severity: "error",
      from: { path: "^(shared|functions)/" },
      to: { path: "^client/" },
    },
    {
      name: "console-knows-no-server",
      comment:
        "Pages run in browsers: they know the services by their addresses, but fold texts, write cells and say some words as they do.",
      severity: "error",
      from: { path: "^console/" },
      to: { path: "^(shared|functions|localstack|tools|tests|bench)/", pathNot: "^shared/everywhere/" },
    },
    {
      name: "what-both-have-knows-nothing",
      comment:
        "What services and pages have alike stands by itself: a page must not get code of a server with it.",
      severity: "error",
      from: { path: "^shared/everywhere/" },
      to: { pathNot: "^shared/everywhere/" },
    },
    {
      name: "http-knows-neither-records-nor-features",
      severity: "error",
      from: { path: "^shared/http/" },
      to: { path: "^shared/(features|messaging|mail)/" },
    },
    {
      name: "ground-floor",
      severity: "error",
      comment: "Only features, and their test helpers, depend on HTTP.",
      from: { path: "^shared/", pathNot: "^shared/(http|contract|features|testing)/" },
      // Schemas name the texts of their fields.
      to: { path: "^shared/(http|contract|features)/", pathNot: "^shared/http/validation\\.ts$" },
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
      from: { path: "^functions/", pathNot: "routes\\.ts$" },
      to: { path: "routes\\.ts$" },
    },
    {
      name: "texts-know-only-errors",
      comment: "Every floor may throw the refusals of a room below it.",
      severity: "error",
      from: { path: "^(functions|shared)/.+/texts\\.ts$|^shared/features/crud-texts\\.ts$" },
      to: { pathNot: "^shared/(errors|texts|contract/contract-texts)\\.ts$" },
    },
    {
      name: "aws-only-in-shared",
      severity: "error",
      from: { path: "^functions/" },
      to: { path: "node_modules/@aws-sdk/" },
    },
    {
      name: "kit-knows-no-service",
      comment: "words ← kit ← shell ← areas. The shell asks a Session; an area brings its calls.",
      severity: "error",
      from: { path: "^console/(words|kit|shell)/" },
      to: { path: "^client/|^console/(?!(words|kit|shell)/)" },
    },
    {
      name: "words-know-no-components",
      severity: "error",
      from: { path: "^console/words/" },
      to: { path: "^console/(?!words/)" },
    },
    {
      name: "kit-knows-no-shell",
      severity: "error",
      from: { path: "^console/kit/" },
      to: { path: "^console/shell/|node_modules/@tanstack/" },
    },
    {
      name: "areas-never-import-each-other",
      severity: "error",
      from: { path: "^console/(?!(?:words|kit|shell|testing)/)([^/]+)/" },
      to: { path: "^console/([^/]+)/", pathNot: "^console/(words|kit|shell|api|$1)/" },
    },
  ],
  options: {
    exclude: { path: "\\.test\\.tsx?$|(^|/)testing(\\.ts$|/)|/api\\.ts$|\\.expectations\\.ts$" },
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    // Imports of types count as others. "specify" would say which are such, for a compilation and a second parsing of each file.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
