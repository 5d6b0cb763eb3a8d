export const matrix = `
                            nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
admin.records.listChanges   401    403      403    403      403   403         200      404          200          403     403          403          401
`;
