import * as runtime from "react/jsx-runtime";
import { propsWithBase } from "./add-base-path.ts";
import { BASE_PATH } from "./base-path.ts";

/*
 * Stands in the place of React's own in builds of a site below a path (`scripts/vite/base-path-plugin.ts`): elements get their addresses
 * with the path, whoever writes them. Components of the router know the path themselves.
 */

type Props = Readonly<Record<string, unknown>>;

export const { Fragment } = runtime;

export const jsx: typeof runtime.jsx = (type, props, key) =>
  runtime.jsx(type, propsWithBase(BASE_PATH, type, props as Props), key);

export const jsxs: typeof runtime.jsxs = (type, props, key) =>
  runtime.jsxs(type, propsWithBase(BASE_PATH, type, props as Props), key);
