const KEY = "likes";
/** Storage events reach other tabs only; this one tells the page itself. */
const CHANGE = "vitrine:likes";
/** What a browser would not keep: it stands as long as the page. */
let unkept: readonly number[] | null = null;

/** For `useSyncExternalStore`: calls back when likes change, here or in another tab. */
export function watchLikes(callback: () => void): () => void {
  window.addEventListener("storage", callback);
  window.addEventListener(CHANGE, callback);
  return () => {
    window.removeEventListener("storage", callback);
    window.removeEventListener(CHANGE, callback);
  };
}

/** Whether this visitor likes a post. Likes are kept in this browser alone. */
export function isLiked(post: number): boolean {
  return likedPosts().includes(post);
}

/** Keeps or forgets a like. */
export function keepLike(post: number, liked: boolean): void {
  const others = likedPosts().filter((id) => id !== post);
  const likes = liked ? [...others, post] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(likes));
    unkept = null;
  } catch {
    unkept = likes;
  }
  window.dispatchEvent(new Event(CHANGE));
}

function likedPosts(): readonly number[] {
  if (unkept) return unkept;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}
