export const matrix = `
                           nobody project stranger bank person orgAdmin serviceAdmin
admin.records.listChanges  401    401     401      401  403    403      200
`;
