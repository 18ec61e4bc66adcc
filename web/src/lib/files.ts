/** Files that the reader takes away: kept by the browser, or handed to another program. */

export function keep(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Can this browser hand a picture to another program? */
export const canSharePictures = (): boolean =>
  typeof navigator.canShare === "function" &&
  navigator.canShare({ files: [new File([], "picture.png", { type: "image/png" })] });

/** Hands a file to a program of the reader's choice; whoever thinks better of it has shared nothing, and that is all. */
export async function share(blob: Blob, name: string): Promise<void> {
  try {
    await navigator.share({ files: [new File([blob], name, { type: blob.type })] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
