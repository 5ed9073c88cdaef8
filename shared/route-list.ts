/**
 * Where the build leaves the list of all routes as a file (`scripts/lib/write-route-list.ts`), and where the router asks the server
 * for single ones (`?paths=`), which the router's handler answers.
 */
export const ROUTE_LIST = "/routes.json";
