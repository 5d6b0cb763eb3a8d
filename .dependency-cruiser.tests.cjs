const { forbidden, options } = require("./.dependency-cruiser.cjs");

const rule = (wanted) => forbidden.find(({ name }) => name === wanted);

/** The rules of the whole repository, tests and their helpers included. */
module.exports = {
  forbidden: [
    rule("no-circular"),
    rule("services-never-import-each-other"),
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
