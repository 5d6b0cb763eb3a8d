/**
 * The parser with the library's smallest metadata. It knows the lengths of each country's numbers; the larger metadata add
 * ranges, which are not checked here because numbering plans change. A separate module, because the bundler keeps every
 * export of a library that is imported dynamically: formatters and finders are a third of this one.
 */
export { parsePhoneNumberFromString } from "libphonenumber-js/min";
