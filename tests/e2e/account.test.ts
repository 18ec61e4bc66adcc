/** An account from its first mail to a forgotten password, in a browser, with a mail server that writes down. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest } from "./support/guest";
import { codeIn, linkIn, MailSink } from "./support/mail";
import { Server } from "./support/server";

const SECRET = "a long enough secret";
let browser: Browser;
let mail: MailSink;
let server: Server;

beforeAll(async () => {
  [browser, mail] = await Promise.all([openBrowser(), MailSink.start()]);
  server = await Server.start({ CARACOLE_SMTP_URL: mail.url, CARACOLE_MAIL_FROM: "play@example.com", CARACOLE_TRIES: "100000" });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  mail.stop();
});

let count = 0;
const somebody = (): [name: string, email: string] => {
  const name = `Anna${Date.now() % 1_000_000}x${count++}`;
  return [name, `${name.toLowerCase()}@example.com`];
};

async function register(guest: Guest, name: string, email = ""): Promise<void> {
  const { page } = guest;
  await guest.visit("/account");
  await page.getByRole("button", { name: "Create an account" }).first().click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(SECRET);
  if (email) await page.getByLabel(/^E-mail/).fill(email);
  await page.locator("form button[type=submit]").click();
  await page.getByText(`You are ${name}.`).waitFor();
}

async function signIn(page: Page, name: string, secret: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(secret);
  await page.locator("form button[type=submit]").click();
}

it("an address is confirmed by the code that was sent there, and no other", async () => {
  const guest = await Guest.arrive(browser, server.url);
  const { page } = guest;
  const [name, email] = somebody();
  await register(guest, name, email);
  await page.getByText("Not confirmed yet").waitFor();
  await page.getByLabel("Code from the mail").fill("AAAA-AAAA-AAAA-AAAA");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("alert").getByText("This code is wrong").waitFor();
  await page.getByRole("button", { name: "Send another code" }).click();
  await page.getByRole("status").getByText("Another code is on its way").waitFor();
  await expect.poll(() => mail.mails.filter((each) => each.to.includes(email)).length).toBe(2);
  await page.getByLabel("Code from the mail").fill(codeIn(await mail.to(email)).toLowerCase());
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("✓ Confirmed").waitFor();
  expect(await page.getByLabel("Code from the mail").count()).toBe(0);
  await guest.leave();
});

it("an address is confirmed by following the link, in any browser; then it can be changed with the password", async () => {
  const guest = await Guest.arrive(browser, server.url);
  const [name, email] = somebody();
  await register(guest, name, email);
  const elsewhere = await Guest.arrive(browser, server.url);
  await elsewhere.page.goto(linkIn(await mail.to(email)));
  await elsewhere.page.getByRole("status").getByText("Your address is confirmed.").waitFor();
  expect(elsewhere.page.url()).toBe(`${server.url}/account`);
  await elsewhere.leave();
  const { page } = guest;
  await page.reload();
  await page.getByText("✓ Confirmed").waitFor();
  await page.getByRole("button", { name: "Change the address" }).click();
  const form = page.locator("section", { has: page.getByRole("heading", { name: "E-mail" }) });
  await form.getByLabel("E-mail", { exact: true }).fill(`new-${email}`);
  await form.getByLabel("Current password").fill("wrong");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByRole("alert").getByText("password is wrong").waitFor();
  await form.getByLabel("Current password").fill(SECRET);
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByText("Not confirmed yet").waitFor();
  await mail.to(email, /was changed just now/);
  await mail.to(`new-${email}`);
  await guest.leave();
});

it("a forgotten password: another one by mail, and every session ends", async () => {
  const guest = await Guest.arrive(browser, server.url);
  const [name, email] = somebody();
  await register(guest, name, email);
  await guest.page.goto(linkIn(await mail.to(email)));
  await guest.page.getByText("✓ Confirmed").waitFor();
  const forgetful = await Guest.arrive(browser, server.url);
  const { page } = forgetful;
  await forgetful.visit("/account");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("Name or e-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByRole("status").getByText("a code is on its way").waitFor();
  const link = linkIn(await mail.to(email, /#reset=/));
  await page.goto(link);
  expect(await page.getByLabel("Code from the mail").inputValue()).toMatch(/^\w{4}-/);
  expect(page.url()).toBe(`${server.url}/account`);
  await page.getByLabel("New password").fill("another good secret");
  await page.getByRole("button", { name: "Set the new password" }).click();
  await page.getByRole("status").getByText("The new password is set").waitFor();
  await signIn(page, name, SECRET);
  await page.getByRole("alert").getByText("The name or the password is wrong.").waitFor();
  await signIn(page, name, "another good secret");
  await page.getByText(`You are ${name}.`).waitFor();
  await guest.page.reload();
  await guest.page.getByRole("button", { name: "Sign in" }).first().waitFor();
  await page.goto(link);
  await page.getByLabel("New password").fill("a third good secret");
  await page.getByRole("button", { name: "Set the new password" }).click();
  await page.getByRole("alert").getByText("This code is wrong").waitFor();
  await forgetful.leave();
  await guest.leave();
});

it("nobody learns by it whether there is such an account", async () => {
  const guest = await Guest.arrive(browser, server.url);
  const { page } = guest;
  await guest.visit("/account");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("Name or e-mail").fill("nobody-at-all");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByRole("status").getByText("If there is such an account, a code is on its way").waitFor();
  await guest.leave();
});

it("sessions are seen and ended, one or all others", async () => {
  const here = await Guest.arrive(browser, server.url);
  const [name] = somebody();
  await register(here, name);
  const others = await Promise.all([1, 2, 3].map(() => Guest.arrive(browser, server.url)));
  for (const { page } of others) {
    await page.goto(`${server.url}/account`);
    await signIn(page, name, SECRET);
    await page.getByText(`You are ${name}.`).waitFor();
  }
  const { page } = here;
  await page.reload();
  const rows = page.locator("section", { has: page.getByRole("heading", { name: "Where you are signed in" }) }).locator("li");
  await expect.poll(() => rows.count()).toBe(4);
  expect(await rows.first().textContent()).toContain("This browser");
  expect(await rows.first().textContent()).toMatch(/Chrome, .*127\.0\./);
  await rows.nth(1).getByRole("button", { name: /^End the session/ }).click();
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole("status").getByText("You are signed out everywhere else.").waitFor();
  for (const other of others) {
    await other.page.reload();
    await other.page.getByRole("button", { name: "Sign in" }).first().waitFor();
    await other.leave();
  }
  await here.leave();
});

it.each([
  ["it-IT", "Crea un profilo", "Nome", "Questo nome non si può usare"],
  ["fr-FR", "Créer un compte", "Nom", "Ce nom n’est pas possible"],
])("troubles are told in the language of the reader: %s", async (locale, make, called, trouble) => {
  const guest = await Guest.arrive(browser, server.url, { locale });
  const { page } = guest;
  await guest.visit("/account");
  await page.getByRole("button", { name: make }).first().click();
  await page.getByLabel(called, { exact: true }).fill("\u0430nna-latin");
  await page.locator("input[type=password]").fill(SECRET);
  await page.locator("form button[type=submit]").click();
  await page.getByRole("alert").getByText(trouble).waitFor();
  await guest.leave();
});
