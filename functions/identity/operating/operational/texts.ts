export const matrix = `
                                 nobody partner project person orgAdmin foreignAdmin serviceAdmin
health.readLiveness              200    200     200     200    200      200          200
health.readReadiness             200    200     200     200    200      200          200
health.read                      200    200     200     200    200      200          200
metrics.read                     200    200     200     200    200      200          200
info.read                        200    200     200     200    200      200          200
openapi.read                     200    200     200     200    200      200          200
management.readHealth            200    200     200     200    200      200          200
management.readInfo              200    200     200     200    200      200          200
management.readMetrics           200    200     200     200    200      200          200
management.readComponent         401    401     401     403    403      403          200
management.readTimelines         401    401     401     403    403      403          200
management.readLogLines          401    401     401     403    403      403          200
docs.readPage                    200    200     200     200    200      200          200
docs.readAsset                   200    200     200     200    200      200          200
admin.conformance-probes.create  401    401     401     403    403      403          201
`;
