/** Symbol of a map in `public/drawings` for the footer of a business with a door; null: that footer goes without. */
export const footerMap: string | null = "/drawings/town-map.svg#town";
