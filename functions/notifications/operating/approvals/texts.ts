export const matrix = `
                            nobody user operator serviceAdmin machine otherMachine
admin.approvals.list        401    403  403      200          401     401
admin.approvals.read        401    403  403      200          401     401
admin.approvals.approve     401    403  403      200          401     401
admin.approvals.reject      401    403  403      200          401     401
admin.approvals.withdraw    401    403  403      403          401     401
admin.approvals.readResult  401    403  403      403          401     401
`;
