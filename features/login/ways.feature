@connects
Feature: Ways to log in, and their order
  If a dapp has an embedded wallet, email and social logins are listed beside the browser wallets.

  Background:
    Given the dapp sets "login" to "by code"

  @S2.9
  Scenario: Without a browser wallet, email comes first, then social accounts, then wallets
    Given the page has the wallets ""
    And the dapp sets "external wallet" to "Osprey"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor types "mira@saltmarsh.example" as the email
    Then the ways to connect are "Continue with email, Continue with Google, Osprey" in this order

  @S2.9
  Scenario: With a browser wallet, wallets come first
    Given the page has the wallets "Harbor"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor types "mira@saltmarsh.example" as the email
    Then the ways to connect are "Harbor, Continue with email, Continue with Google" in this order

  @S2.9
  Scenario Outline: The site's own order takes precedence
    Given the page has the wallets "<wallets>"
    And the dapp sets "external wallet" to "Osprey"
    And the dapp sets "connect methods order" to "social, wallet, email"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor types "mira@saltmarsh.example" as the email
    Then the ways to connect are "Continue with Google, Osprey, Continue with email" in this order

    Examples:
      | wallets |
      |         |
      | Harbor  |

  Scenario: A visitor who can log in does not see a message about missing wallets
    Given the page has the wallets ""
    And a visitor on the page
    And the visitor opens the modal
    When the visitor types "mira@saltmarsh.example" as the email
    Then "Continue with email" can be chosen
    And the visitor does not see "No wallet found"

  @S1.7
  Scenario: The first social account is a wide button, and the last ones are behind a button
    Given a visitor on the page
    And the visitor opens the modal
    Then the ways to connect are "Continue with Google, Continue with X, Continue with Discord, Continue with Farcaster, Continue with GitHub, More ways to log in" in this order
    When the visitor chooses "More ways to log in"
    Then the Social choice screen is shown
    And the ways to connect are "Google, X, Discord, Farcaster, GitHub, Apple, Facebook" in this order

  @S1.7
  Scenario: The site chooses the social accounts
    Given the dapp sets "socials" to "github, x"
    And a visitor on the page
    When the visitor opens the modal
    Then the ways to connect are "Continue with GitHub, Continue with X" in this order
    And the visitor does not see "Google"

  Scenario: Email can be turned off
    Given the dapp sets "feature email" to "no"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Continue with Google"
    And the visitor does not see "Email"

  Scenario: Wallets can be moved behind one button
    Given the dapp sets "feature collapseWallets" to "yes"
    And a visitor on the page
    And the visitor opens the modal
    Then "Continue with a wallet" can be chosen
    And the visitor does not see "Harbor"
    When the visitor chooses "Continue with a wallet"
    Then the Wallet choice screen is shown
    And "Harbor" can be chosen

  Scenario: A site without an embedded wallet shows neither email nor social accounts
    Given the dapp sets "login" to "no"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Harbor"
    And the visitor does not see "Email"
    And the visitor does not see "Continue with Google"

  Scenario: A browser wallet has no link to a dashboard
    Given the page has the wallets "Harbor"
    And a visitor connected with Harbor
    When the dapp opens the Account settings screen
    Then the Account settings screen is shown
    And the visitor does not see "Wallet dashboard"
