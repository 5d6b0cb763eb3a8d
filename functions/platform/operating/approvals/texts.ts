export const matrix = `
                            nobody user staff serviceAdmin system otherSystem
admin.approvals.list        401    403  403   200          403    403
admin.approvals.read        401    403  403   200          403    403
admin.approvals.approve     401    403  403   200          403    403
admin.approvals.reject      401    403  403   200          403    403
admin.approvals.withdraw    401    403  403   403          403    403
admin.approvals.readResult  401    403  403   403          403    403
`;
