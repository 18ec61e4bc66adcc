/** Files to take away: what is kept, what is shared, and what is not shared after all. */
// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { canSharePictures, keep, share } from "../src/lib/files";

const picture = new Blob(["png"], { type: "image/png" });
afterEach(() => vi.unstubAllGlobals());

it("keeps a file under its name", () => {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  keep(picture, "position.png");
  expect(names).toEqual(["position.png"]);
  click.mockRestore();
});

it("shares pictures only where the browser says that it can", () => {
  vi.stubGlobal("navigator", {});
  expect(canSharePictures()).toBe(false);
  vi.stubGlobal("navigator", { canShare: () => true });
  expect(canSharePictures()).toBe(true);
});

it("hands the file over; whoever thinks better of it sees no error", async () => {
  const shared: File[] = [];
  vi.stubGlobal("navigator", { share: ({ files }: { files: File[] }) => Promise.resolve(shared.push(...files)) });
  await share(picture, "position.png");
  expect(shared.map(({ name, type }) => [name, type])).toEqual([["position.png", "image/png"]]);
  vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", "AbortError")) });
  await share(picture, "position.png");
  vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", "NotAllowedError")) });
  await expect(share(picture, "position.png")).rejects.toThrow();
});
