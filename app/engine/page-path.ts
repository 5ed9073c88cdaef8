/** The address as the registry writes it: visitors sometimes write a slash at the end. The root stays "/". */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}
