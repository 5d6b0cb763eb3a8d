export const matrix = `
                        nobody partner project person orgAdmin foreignAdmin serviceAdmin
authenticate.signIn     401    401     401     401    401      401          401
authenticate.readLogin  401    401     401     200    200      200          200
authenticate.renew      401    401     401     200    200      200          200
authenticate.remove     401    401     401     204    204      204          204
authenticate.finish     400    400     400     400    400      400          400
passkeyChallenges.create 201    201     201     201    201      201          201
signInChallenges.create 401    401     401     409    409      409          409
factors.read            401    401     401     200    200      200          200
factors.create          401    401     401     400    400      400          400
factors.finish          401    401     401     400    400      400          400
factors.patch           401    401     401     400    400      400          400
factors.remove          401    401     401     404    404      404          404
recoveryCodes.replace   401    401     401     409    409      409          409
signIns.read            401    401     401     200    200      200          200
signIns.removeCurrent   401    401     401     404    404      404          404
signIns.revoke          401    401     401     404    404      404          404
signIns.revokeOthers    401    401     401     404    404      404          404
users.list              401    401     401     403    200      200          200
users.create            401    401     401     403    201      201          201
users.replaceById       401    401     401     403    200      404          200
users.read              401    401     401     403    200      404          200
users.replace           401    401     401     403    200      404          200
users.remove            401    401     401     403    204      404          204
users.revokeFactors      401    401     401     403    409      404          409
`;
