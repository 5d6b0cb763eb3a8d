export const matrix = `
                            nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
admin.approvals.list        401    403      403    403      403   403         200      200          200          403     403          403          401
admin.approvals.read        401    403      403    403      403   403         200      404          200          403     403          403          401
admin.approvals.approve     401    403      403    403      403   403         200      404          200          403     403          403          401
admin.approvals.reject      401    403      403    403      403   403         200      404          200          403     403          403          401
admin.approvals.withdraw    401    403      403    403      403   403         403      404          403          403     403          403          401
admin.approvals.readResult  401    403      403    403      403   403         403      404          403          403     403          403          401
`;
