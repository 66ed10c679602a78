Feature: Accessibility of logging in
  The ways to log in, the codes, the providers' windows, the account's settings and the wallet's own prompt, examined like
  every other screen.

  Background:
    Given the page has the wallets ""

  @browser
  Scenario Outline: By email: <theme>, on <device>, <view>
    Given the dapp sets "theme" to "<theme>"
    And the dapp sets "login" to "by link"
    And the device is <device>
    And the view is <view>
    And every screen is checked for accessibility and layout
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Continue with Google"
    When the visitor logs in as "mira@saltmarsh"
    Then the visitor sees "Invalid email. Try again."
    When the visitor types "mira@saltmarsh.example" as the email
    Then "Continue with email" can be chosen
    When the visitor chooses "Continue with email"
    Then the Device approval screen is shown
    When the visitor opens the link sent to "mira@saltmarsh.example"
    Then the Email code screen is shown
    When the visitor enters the code "000000"
    Then the visitor sees "Incorrect code. Try again."
    When the visitor enters the code sent to "mira@saltmarsh.example"
    Then the modal is closed

    When the visitor opens the modal
    Then the visitor sees "mira@saltmarsh.example"
    When the visitor chooses "mira@saltmarsh.example"
    Then the Profile screen is shown
    When the dapp opens the Account settings screen
    Then the visitor sees "Switch to standard account"
    When the visitor chooses "mira@saltmarsh.example"
    And the visitor types "lindqvist@saltmarsh" as the new email
    And the visitor chooses "Save"
    Then the visitor sees "Invalid email. Try again."
    When the visitor types "lindqvist@saltmarsh.example" as the new email
    And the visitor chooses "Save"
    Then the Old email code screen is shown
    When the visitor enters the code sent to "mira@saltmarsh.example"
    Then the New email code screen is shown
    When the visitor enters the code sent to "lindqvist@saltmarsh.example"
    Then the Account settings screen is shown
    And the visitor sees "lindqvist@saltmarsh.example"
    When the visitor closes the modal
    And the modal is closed
    And the dapp asks for a signature of "Moor at berth 7"
    Then the Approval screen is shown
    And the wallet's own screen asks to "Sign"
    And the checks have found nothing wrong

    Examples:
      | theme | device  | view                              |
      | light | a desk  | as usual                          |
      | dark  | a phone | as usual                          |
      | dark  | a desk  | twice as large and without motion |
      | light | a desk  | in forced colours                 |

  @browser
  Scenario Outline: With a social account: <theme>, on <device>
    Given the dapp sets "theme" to "<theme>"
    And the dapp sets "login" to "by code"
    And the dapp sets "windows" to "blocked"
    And the device is <device>
    And every screen is checked for accessibility and layout
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "More ways to log in"
    Then the Social choice screen is shown
    When the visitor chooses "Apple"
    Then the visitor sees "Pop-up blocked."
    When the dapp sets "windows" to "opened"
    And the visitor chooses "Try again"
    Then the visitor sees "Continue in the pop-up window"
    When the visitor closes the provider's window
    Then the Social choice screen is shown
    When the visitor chooses "Farcaster"
    Then the visitor sees "<farcaster>"
    When the visitor confirms in the provider's window
    Then the modal is closed
    When the dapp opens the Account settings screen
    Then the visitor sees "Logged in with Farcaster"
    And the checks have found nothing wrong

    Examples:
      | theme | device                   | farcaster             |
      | light | a desk                   | Scan with Farcaster   |
      | dark  | a desk                   | Scan with Farcaster   |
      | light | a phone without a wallet | Continue in Farcaster |
