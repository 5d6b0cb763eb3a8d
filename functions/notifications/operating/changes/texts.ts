export const matrix = `
                           nobody user operator serviceAdmin machine otherMachine
admin.records.listChanges  401    403  403      200          401     401
`;
