export const matrix = `
                          nobody user organizationAdmin operator serviceAdmin machine otherMachine
health.readLiveness       200    200  200               200      200          200     200
health.readReadiness      200    200  200               200      200          200     200
health.read               200    200  200               200      200          200     200
metrics.read              200    200  200               200      200          200     200
info.read                 200    200  200               200      200          200     200
openapi.read              200    200  200               200      200          200     200
management.readHealth     200    200  200               200      200          200     200
management.readInfo       200    200  200               200      200          200     200
management.readMetrics    200    200  200               200      200          200     200
management.readComponent  401    403  403               403      200          401     401
management.readTimelines  401    403  403               403      200          401     401
management.readLogLines   401    403  403               403      200          401     401
docs.readPage             200    200  200               200      200          200     200
docs.readAsset            200    200  200               200      200          200     200
admin.conformance-probes.create  401    403  403    403      201          401     401
`;
