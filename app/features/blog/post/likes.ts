const KEY = "likes";
/** Storage events reach other tabs only; this one tells the page itself. */
const CHANGE = "vitrine:likes";

/** For `useSyncExternalStore`: calls back when likes change, here or in another tab. */
export function watchLikes(callback: () => void): () => void {
  window.addEventListener("storage", callback);
  window.addEventListener(CHANGE, callback);
  return () => {
    window.removeEventListener("storage", callback);
    window.removeEventListener(CHANGE, callback);
  };
}

/** Whether this visitor likes a post. Likes are kept in this browser alone; one that keeps nothing has none. */
export function isLiked(post: number): boolean {
  return likedPosts().includes(post);
}

/** Keeps or forgets a like, where the browser keeps anything. */
export function keepLike(post: number, liked: boolean): void {
  const others = likedPosts().filter((id) => id !== post);
  try {
    localStorage.setItem(KEY, JSON.stringify(liked ? [...others, post] : others));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGE));
}

function likedPosts(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}
