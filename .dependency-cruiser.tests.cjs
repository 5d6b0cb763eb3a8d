const { options } = require("./.dependency-cruiser.cjs");

/** The rules of the whole repository, tests and their helpers included. */
module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "services-never-import-each-other",
      severity: "error",
      from: { path: "^functions/([^/]+)/" },
      to: { path: "^functions/([^/]+)/", pathNot: "^functions/$1/" },
    },
    {
      name: "product-knows-no-test-helpers",
      severity: "error",
      from: {
        path: "^(shared|functions)/",
        pathNot: "\\.test\\.ts$|(^|/)testing(\\.ts$|/)|\\.expectations\\.ts$",
      },
      to: { path: "(^|/)testing(\\.ts$|/)|\\.expectations\\.ts$" },
    },
    {
      name: "only-tests-import-tests",
      severity: "error",
      from: { pathNot: "\\.test\\.ts$" },
      to: { path: "\\.test\\.ts$" },
    },
  ],
  options: { ...options, exclude: { path: "^$" } },
};
