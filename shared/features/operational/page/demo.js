/* The values of the samples: those of the demo data, if the system has some, and what the reader has typed as credentials. */

import { schemeOf } from "./operations.js";

/** Only a system with demo data answers at the address; the product answers 404. */
export function demoData({ components }) {
  let values = { credentials: {}, operations: {} };
  const typed = {};
  const schemes = components.securitySchemes;

  function credentialOf(operation) {
    const scheme = schemeOf(operation);
    return typed[scheme] ?? values.credentials[values.operations[operation.operationId]?.credential];
  }

  return {
    get isPresent() {
      return Object.keys(values.credentials).length > 0;
    },
    /** How many operations lack a value, because the demo data have no such record yet. */
    get missing() {
      return values.missing ?? 0;
    },
    schemes,
    typed,
    of: (operation) => ({ ...values.operations[operation.operationId], credential: credentialOf(operation) }),
    /** @returns whether there are demo data. `method` POST makes the records that the samples lack */
    async load(address, method = "GET") {
      const response = await fetch(address, { method });
      if (response.ok) values = await response.json();
      return response.ok;
    },
  };
}
