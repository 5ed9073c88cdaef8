/** Where a header is shown. @param name its file's, in `app/frame/headers`. */
export const headerPath = (name: string) => `/headers/${name}`;
