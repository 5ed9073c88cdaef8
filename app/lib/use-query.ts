import { useLocation } from "react-router";

/** The query of the page on screen, to be read. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
