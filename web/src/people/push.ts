/** Notices for this browser when it is closed: asks the browser for a subscription, and gives it to the server. */
import { api } from "../lib/api";

export type PushState = "unsupported" | "off" | "on" | "blocked";

export const isSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** A key as the browser wants it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/") + "=".repeat((4 - (key.length % 4)) % 4));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const worker = await navigator.serviceWorker.getRegistration("/push.js");
  return (await worker?.pushManager.getSubscription()) ? "on" : "off";
}

export async function switchOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  const { key } = await api.push();
  if (!key) return "unsupported";
  const worker = await navigator.serviceWorker.register("/push.js");
  await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = found.toJSON();
  await api.subscribe({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
  return "on";
}

export async function switchOff(): Promise<PushState> {
  const worker = await navigator.serviceWorker.getRegistration("/push.js");
  const found = await worker?.pushManager.getSubscription();
  if (found) {
    await api.unsubscribe(found.endpoint);
    await found.unsubscribe();
  }
  return "off";
}
