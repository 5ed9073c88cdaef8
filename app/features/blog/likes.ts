const KEY = "likes";

/** The posts that this visitor likes: ids, kept in this browser alone. Empty where the browser keeps nothing. */
export function likedPosts(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

/** Keeps or forgets a like. False: the browser refuses to keep anything. */
export function keepLike(id: number, isLiked: boolean): boolean {
  const others = likedPosts().filter((liked) => liked !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(isLiked ? [...others, id] : others));
    return true;
  } catch {
    return false;
  }
}
