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
        path: "^(shared|functions|console)/",
        pathNot: "\\.test\\.tsx?$|(^|/)testing(\\.ts$|/)|\\.expectations\\.ts$",
      },
      to: { path: "(^|/)testing(\\.ts$|/)|\\.expectations\\.ts$" },
    },
    {
      name: "only-tests-import-tests",
      severity: "error",
      from: { pathNot: "\\.test\\.tsx?$" },
      to: { path: "\\.test\\.tsx?$" },
    },
  ],
  options: { ...options, exclude: { path: "^$" } },
};
