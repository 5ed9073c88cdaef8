/** Where the page stands that is shown in the place of every other while MAINTENANCE is set. At any other time there is nothing. */
export const MAINTENANCE_PAGE = "/closed";
