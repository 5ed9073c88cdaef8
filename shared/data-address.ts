/** Where the router asks for a page's data (React Router's single fetch): `/shop.data` for `/shop`, `/_.data` for the front page. */
export function dataOfPage(path: string): string {
  return path.endsWith("/") ? `${path}_.data` : `${path}.data`;
}

/** The page whose data is asked for; any other path stays as it is. */
export function pageOfData(path: string): string {
  return path.replace(/(?:(\/)_)?\.data$/, "$1");
}
