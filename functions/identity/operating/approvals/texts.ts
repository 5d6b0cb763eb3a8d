export const matrix = `
                            nobody partner project person orgAdmin foreignAdmin serviceAdmin
admin.approvals.list        401    401     401     403    403      403          200
admin.approvals.read        401    401     401     403    403      403          200
admin.approvals.approve     401    401     401     403    403      403          200
admin.approvals.reject      401    401     401     403    403      403          200
admin.approvals.withdraw    401    401     401     403    403      403          403
admin.approvals.readResult  401    401     401     403    403      403          403
`;
