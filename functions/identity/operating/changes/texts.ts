export const matrix = `
                           nobody partner project person orgAdmin foreignAdmin serviceAdmin
admin.records.listChanges  401    401     401     403    200      404          200
`;
