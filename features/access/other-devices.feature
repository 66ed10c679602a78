Feature: Accessibility of pairing with other devices
  The QR code, the links to an app and its downloads, and the list of all wallets, examined like every other screen.

  Background:
    Given the dapp sets "pairing" to "yes"
    And the dapp sets "wallet directory" to "fine"
    And the dapp sets "custom app" to "Kittiwake"

  @browser
  Scenario Outline: On a desktop: <theme>, <view>
    Given the dapp sets "theme" to "<theme>"
    And the view is <view>
    And every screen is checked for accessibility and layout
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "All wallets"
    When the visitor chooses "WalletConnect"
    Then the visitor sees "Scan with a wallet"
    When the visitor chooses "Copy link"
    Then the visitor sees "Link copied"
    When Ferry scans the code
    And Ferry rejects
    Then the visitor sees "Connection declined"
    When the visitor goes back
    Then the Connect screen is shown
    When the visitor chooses "Kittiwake"
    Then the visitor sees "Scan with Kittiwake"
    When the visitor chooses "Web app"
    Then the visitor sees "Open Kittiwake in a new tab"
    When the visitor chooses "Get"
    Then the Downloads screen is shown
    When the visitor goes back
    Then the Pairing screen is shown
    When the visitor goes back
    Then the Connect screen is shown
    When the visitor chooses "All wallets"
    Then the All wallets screen is shown
    When the visitor chooses "Amber Anchor"
    Then the Pairing screen is shown
    When the dapp opens the Help screen
    And the visitor chooses "Get a wallet"
    Then the Wallet offers screen is shown
    And the checks have found nothing wrong

    Examples:
      | theme | view                              |
      | light | as usual                          |
      | dark  | twice as large and without motion |
      | light | in forced colours                 |

  @browser
  Scenario Outline: On a phone: <theme>, <view>
    Given the dapp sets "theme" to "<theme>"
    And the device is a phone
    And the view is <view>
    And every screen is checked for accessibility and layout
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "All wallets"
    And the dapp reads "state of the directory" as "ready"
    When the visitor chooses "All wallets"
    Then the All wallets screen is shown
    And the visitor sees "Amber Anchor"
    When the visitor chooses "Show QR code"
    Then the visitor sees "Scan with a wallet"
    When the dapp opens the Simple pairing screen
    Then the visitor sees "Scan with a wallet"
    When the dapp opens the Wallet offers screen
    Then the Wallet offers screen is shown
    When the dapp opens the Connect screen
    And the visitor chooses "Kittiwake"
    Then the visitor sees "Kittiwake didn’t open"
    And the checks have found nothing wrong

    Examples:
      | theme | view               |
      | dark  | from right to left |
      | light | sideways           |
