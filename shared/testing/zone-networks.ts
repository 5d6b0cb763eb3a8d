/*
 * Importing this file before everything else makes the networks of all zones those of the usual callers of tests
 * (`gatewayEvent`), and of services that call one another.
 */
for (const zone of ["STAFF", "ADMIN", "APP"]) process.env[`${zone}_NETWORKS`] = "192.0.2.0/24,127.0.0.0/8";
