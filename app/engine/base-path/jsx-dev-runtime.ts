import * as runtime from "react/jsx-dev-runtime";
import { propsWithBase } from "./add-base-path.ts";
import { BASE_PATH } from "./base-path.ts";

/* What `jsx-runtime.ts` is to builds, while developing. */

export const { Fragment } = runtime;

export const jsxDEV: typeof runtime.jsxDEV = (type, props, ...rest) =>
  runtime.jsxDEV(
    type,
    propsWithBase(BASE_PATH, type, props as Readonly<Record<string, unknown>>),
    ...rest,
  );
