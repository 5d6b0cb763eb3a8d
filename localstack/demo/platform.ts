/*
 * The seed of the platform: the administrator of the service and an official. Its own services register themselves.
 * docs/seed.md gives the purpose of each. It is public: nothing here is a secret anywhere.
 */

export const administrator = { id: 1, login: "admin", firstName: "Alexandra", lastName: "Munteanu" };

export const official = { id: 2, login: "oficial", firstName: "Victor", lastName: "Ciobanu" };
