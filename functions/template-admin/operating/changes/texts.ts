export const matrix = `
                           nobody credentials project person serviceAdmin
admin.records.listChanges  401    401         401     403    200
`;
