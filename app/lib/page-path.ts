/** The address as the registry writes it: prerendering asks with a slash at the end, visitors sometimes do. The root stays "/". */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}
