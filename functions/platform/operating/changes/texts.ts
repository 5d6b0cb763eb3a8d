export const matrix = `
                           nobody user staff serviceAdmin system otherSystem
admin.records.listChanges  401    403  403   200          403    403
`;
