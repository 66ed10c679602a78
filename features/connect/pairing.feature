@connects
Feature: Pairing with a wallet on another device
  A visitor scans a QR code, or opens a wallet's app, and approves there.

  Background:
    Given the page has the wallets "Harbor"
    And the dapp sets "pairing" to "yes"

  @core @S4.1
  Scenario: The visitor scans the QR code and approves
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "WalletConnect"
    Then the Pairing screen is shown
    And the visitor sees "QR code to connect your wallet"
    And the visitor is connecting
    When Ferry approves
    Then the visitor is connected with Ferry
    And the modal is closed

  @core @S4.4
  Scenario: A new code appears ten seconds before the first expires
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor sees "QR code to connect"
    And 229000 milliseconds pass
    When the visitor chooses "Copy link"
    Then the dapp reads "clipboard" as "wc:1@2"
    When 1000 milliseconds pass
    And the visitor chooses "Copy link"
    Then the dapp reads "clipboard" as "wc:2@2"
    And the Pairing screen is shown

  @core @S4.4
  Scenario: The earlier code is still valid when there is a new one
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor sees "QR code to connect"
    And 230000 milliseconds pass
    When Ferry approves
    Then the visitor is connected with Ferry

  Scenario: The pairing link can be copied, which is confirmed
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When the visitor chooses "Copy link"
    Then the visitor sees "Link copied"

  Scenario: If the browser does not allow copying, the visitor sees that it failed
    Given the dapp sets "clipboard" to "forbidden"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When the visitor chooses "Copy link"
    Then the visitor sees "Failed to copy"

  @core
  Scenario: The visitor declines on the other device, and tries again
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry rejects
    Then the visitor sees "Connection declined"
    And the visitor is not connected
    When the visitor chooses "Try again"
    Then the visitor sees "QR code to connect"
    When Ferry approves
    Then the visitor is connected with Ferry

  @core @browser
  Scenario: After declining, the visitor can choose another wallet
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And Ferry scans the code
    And Ferry rejects
    And the visitor sees "Connection declined"
    When the visitor chooses "Choose another wallet"
    Then the Connect screen is shown
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor

  @core @browser
  Scenario: After declining, a visitor who chose from all wallets returns to them
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the visitor opens the modal
    And the dapp reads "state of the directory" as "ready"
    And the visitor chooses "All wallets"
    And the All wallets screen is shown
    And the visitor chooses "Amber Anchor"
    And the visitor sees "Scan with Amber Anchor"
    And Ferry scans the code
    And Ferry rejects
    And the visitor sees "Connection declined"
    When the visitor chooses "Choose another wallet"
    Then the All wallets screen is shown

  Scenario: A listed wallet offers several ways to pair, and its downloads
    Given the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Kittiwake"
    Then the Pairing screen is shown
    And the visitor sees "Scan with Kittiwake"
    And the visitor sees "Web app"
    When the visitor chooses "Get"
    Then the Downloads screen is shown
    And the visitor sees "iOS app"
    And the visitor sees "Android app"

  Scenario: The wallet's website and desktop app open with the pairing
    Given the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "Kittiwake"
    When the visitor chooses "Web app"
    And the visitor chooses "Open Kittiwake"
    Then the dapp reads "app opened" as "https://app.kittiwake.example/wc"
    When the visitor chooses "Desktop"
    Then the dapp reads "app opened" as "kittiwake-desk://wc"

  Scenario: A wallet whose extension is not installed leads to its downloads
    Given the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "Kittiwake"
    When the visitor chooses "Browser"
    Then the visitor sees "Kittiwake isn’t installed"
    When the visitor chooses "Get Kittiwake"
    Then the Downloads screen is shown

  Scenario: On a phone, choosing a wallet opens its app instead of a QR code
    Given the device is a phone
    And the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Kittiwake"
    Then the dapp reads "app opened" as "kittiwake://wc"
    When Ferry is opened
    And Ferry approves
    Then the visitor is connected with Ferry

  @core
  Scenario: If the app does not open, alternatives, a notice and a retry appear in turn
    Given the device is a phone
    And the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "Kittiwake"
    When 2499 milliseconds pass
    Then at once the visitor sees "Opening Kittiwake"
    And the visitor does not see "Get Kittiwake"
    When 1 milliseconds pass
    Then at once the visitor sees "Get Kittiwake"
    And the visitor does not see "longer than usual"
    And "Copy link" can be chosen
    When 500 milliseconds pass
    Then at once the visitor sees "Still waiting. If Kittiwake isn’t installed"
    And the visitor does not see "Try again"
    When the visitor chooses "Open Kittiwake another way"
    Then the dapp reads "app opened" as "https://kittiwake.example/app/wc"
    When 4999 milliseconds pass
    Then the visitor does not see "Try again"
    When 1 milliseconds pass
    Then at once the visitor sees "Kittiwake didn’t open"
    When the visitor chooses "Try again"
    Then at once the visitor sees "Opening Kittiwake"
    When 2499 milliseconds pass
    Then the visitor does not see "Get Kittiwake"

  Scenario: An app that is not installed on this phone can be downloaded, or opened again
    Given the device is a phone
    And the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Kittiwake"
    Then the visitor sees "Kittiwake didn’t open"
    And "Get Kittiwake" can be chosen
    And "Try again" can be chosen
    And "Copy link" can be chosen

  Scenario: Leaving the screen cancels the pairing
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor sees "Scan with a wallet"
    When the visitor goes back
    Then the visitor is not connected
    And the Connect screen is shown

  Scenario: A dapp opens the simple pairing screen
    Given a visitor on the page
    When the dapp opens the Simple pairing screen
    Then the visitor sees "Scan with a wallet"
    When Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry

  Scenario: A dapp that only supports pairing opens the simple pairing screen, whichever screen it requests
    Given the page has the wallets ""
    And the dapp sets "chains" to "none"
    And a visitor on the page
    When the visitor opens the modal
    Then the Simple pairing screen is shown
    When the visitor closes the modal
    And the dapp opens the Help screen
    Then the Simple pairing screen is shown
    And the visitor sees "Scan with a wallet"

  Scenario: On a phone, a dapp that only supports pairing opens all wallets
    Given the page has the wallets ""
    And the device is a phone
    And the dapp sets "chains" to "none"
    And the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    When the visitor opens the modal
    Then the All wallets screen is shown
    When the visitor chooses "Show QR code"
    Then the Pairing screen is shown

  Scenario: A dapp that only supports pairing does not list wallets that cannot be paired
    Given the page has the wallets ""
    And the device is a phone
    And the dapp sets "chains" to "none"
    And the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Birch Otter"
    And the visitor does not see "Dusk Garnet"
    When the visitor types "garnet" as the wallet search
    Then the visitor sees "7 wallets found"
    And the visitor sees "Amber Garnet"
    And the visitor does not see "Dusk Garnet"

  Scenario: If the dapp starts each pairing itself, the QR code appears when it does
    Given the dapp sets "pairing control" to "its own"
    And a visitor on the page
    When the visitor opens the modal
    Then the Simple pairing screen is shown
    And the visitor is not connected
    When the dapp asks to connect Ferry
    Then the visitor sees "Scan with a wallet"
    And the Simple pairing screen is shown

  Scenario: A visitor without a wallet is shown where to get one
    Given the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the dapp opens the Help screen
    When the visitor chooses "Get a wallet"
    Then the Wallet offers screen is shown
    When the visitor chooses "Kittiwake"
    Then the Downloads screen is shown
    And the visitor sees "Android app"

  Scenario Outline: The wallet's app can be opened for <what>
    Given a visitor connected with the app of Ferry
    When <asked>
    Then the Wallet call screen is shown
    And the visitor sees "Continue in"
    When the visitor chooses "Open <app>"
    Then the dapp reads "app opened" as "https://kittiwake.example/app/"
    When Ferry approves
    Then the dapp is answered "yes"
    And the modal is closed

    # The fake phone wallet has the connector's name.
    @core
    Examples:
      | what        | asked                                           | app           |
      | a signature | the dapp asks for a signature of "Sail at noon" | WalletConnect |

    @sandbox @browser
    Examples:
      | what                       | asked                                                       | app   |
      | a signature by the app     | the dapp asks for a signature of "Sail at noon"             | Ferry |
      | a request of its provider  | the dapp asks for a signature of typed data for "Saltmarsh" | Ferry |

  Scenario: The wallet's app can be opened for a transfer
    Given a visitor connected with the app of Ferry
    And the visitor reviews "0.25" "ETH" to "a friend"
    When the visitor chooses "Send 0.25 ETH"
    Then the visitor sees "Open"
    When Ferry approves
    Then "a friend" receives "0.25" "ETH"

  @sandbox @browser
  Scenario: The wallet's app can be opened for a network switch
    Given Ferry approves Saltmarsh only
    And a visitor connected with the app of Ferry
    And the visitor opens the modal
    When the dapp switches to "Tidewater"
    Then the Switching screen is shown
    And "Open Ferry" can be chosen
    When Ferry approves
    Then the network is "Tidewater"

  @core
  Scenario: A wallet that scanned a code is not opened on this device
    Given the device is a phone
    And a visitor on the page
    And the dapp opens the Simple pairing screen
    And the visitor sees "QR code to connect"
    And Ferry approves
    And the visitor is connected with Ferry
    And the visitor opens the modal
    When the dapp switches to "Tidewater"
    Then the Switching screen is shown
    And the visitor does not see "Open WalletConnect"
