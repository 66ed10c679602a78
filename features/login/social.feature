Feature: Logging in with a social account
  The provider prompts the visitor in its own window, or on the phone that scanned a QR code.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"

  @S1.7
  Scenario Outline: <provider> opens the account once the visitor agrees
    Given the dapp sets "socials" to "<id>"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Continue with <provider>"
    Then the Social login screen is shown
    And the visitor sees "Continue in the pop-up window"
    When the visitor confirms in the provider's window
    Then the modal is closed
    And the dapp reads "kind of wallet" as "AUTH"
    And the dapp reads "name of the visitor" as "mira"

    Examples:
      | provider | id       |
      | Google   | google   |
      | X        | x        |
      | Discord  | discord  |
      | GitHub   | github   |
      | Apple    | apple    |
      | Facebook | facebook |

  @S1.7
  Scenario: Farcaster shows a QR code to scan
    Given the dapp sets "socials" to "farcaster"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Continue with Farcaster"
    Then the Farcaster login screen is shown
    And the visitor sees "Scan with Farcaster"
    When the visitor chooses "Copy link"
    Then the visitor sees "Link copied"
    And the dapp reads the same for "clipboard" and "link of the login"
    When the visitor confirms in the provider's window
    Then the modal is closed
    And the dapp reads "kind of wallet" as "AUTH"

  Scenario: On a phone, Farcaster's app can be opened
    Given the device is a phone without a wallet
    And the dapp sets "socials" to "farcaster"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Continue with Farcaster"
    Then the visitor sees "Continue in Farcaster"
    And "Open Farcaster" can be chosen

  Scenario: Closing the window cancels the login
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "Continue with Google"
    And the Social login screen is shown
    When the visitor closes the provider's window
    Then the Connect screen is shown
    And the visitor is not connected

  Scenario: Opening the window can be retried after the browser has blocked it
    Given the dapp sets "windows" to "blocked"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Continue with Google"
    Then the visitor sees "Something went wrong"
    And the visitor sees "Pop-up blocked."
    When the dapp sets "windows" to "opened"
    And the visitor chooses "Try again"
    And the visitor sees "Continue in the pop-up window"
    And the visitor confirms in the provider's window
    Then the modal is closed
    And the dapp reads "kind of wallet" as "AUTH"

  @core
  Scenario: A login without an outcome times out
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Continue with Google"
    Then the visitor sees "There was no response in time. Try again."
    And "Try again" can be chosen

  Scenario: The account has the name of the social account
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "Continue with GitHub"
    And the Social login screen is shown
    And the visitor confirms in the provider's window
    And the modal is closed
    When the visitor opens the modal
    Then the visitor sees "mira"
    When the dapp opens the Account settings screen
    Then the visitor sees "Logged in with GitHub"
