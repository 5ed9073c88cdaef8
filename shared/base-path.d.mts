export const PUBLIC_URL_FORM: string;
export function basePathOf(publicUrl: string | undefined): string;
export function withBasePath(base: string, address: string): string;
export function withoutBasePath(base: string, address: string): string | null;
