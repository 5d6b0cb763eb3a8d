import { jsonBody } from "./api.js";
import { call } from "./notices-api.js";

/* API calls for what people decide themselves, and for the groups of operators. */

const me = "/registry/me";
const MOST_ROWS = 200;
const all = async (path) => (await call("GET", `${path}?size=${MOST_ROWS}`)).items;

export const readMe = () => call("GET", me);

export const listContacts = () => all(`${me}/contacts`);
export const addContact = (contact) => call("POST", `${me}/contacts`, jsonBody(contact));
export const changeContact = ({ id, canal }, adresa) =>
  call("PUT", `${me}/contacts/${id}`, jsonBody({ canal, adresa }));
export const verifyContact = ({ id }, code) =>
  call("POST", `${me}/contacts/${id}/verify`, jsonBody({ code }));
export const requestCode = ({ id }) => call("POST", `${me}/contacts/${id}/resend`);
export const removeContact = ({ id }) => call("DELETE", `${me}/contacts/${id}`);

export const listPreferences = () => all(`${me}/preferences`);
/** Adds a preference, or replaces the one with this id. */
export const savePreference = (preference, id) =>
  id === undefined
    ? call("POST", `${me}/preferences`, jsonBody(preference))
    : call("PUT", `${me}/preferences/${id}`, jsonBody(preference));
export const removePreference = ({ id }) => call("DELETE", `${me}/preferences/${id}`);

export const listDevices = () => all(`${me}/push-subscriptions`);
export const addDevice = (device) => call("POST", `${me}/push-subscription`, jsonBody(device));
export const removeDevice = ({ id }) => call("DELETE", `${me}/push-subscription?id=${id}`);

export const RECEIVED_A_PAGE = 10;
/** A page of what the person was sent, newest first; pages count from 1. */
export const listReceived = (page) =>
  call("GET", `${me}/notifications?size=${RECEIVED_A_PAGE}&page=${page - 1}`);
export const setRead = ({ id }) => call("POST", `${me}/notifications/${id}/read`);

const groups = "/operator/groups";
export const listGroups = () => all(groups);
export const MEMBERS_SHOWN = 50;
/** The members of a group, the newest recipient first, and how many there are. */
export const listMembers = ({ id }) => call("GET", `${groups}/${id}/members?size=${MEMBERS_SHOWN}`);
export const sendToPeople = (wanted) => call("POST", "/operator/notify-by-id", jsonBody(wanted));
