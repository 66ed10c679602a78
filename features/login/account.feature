Feature: The account of an embedded wallet
  Two account types to switch between, an email to change, and logging out.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"
    And a visitor logged in as "mira@saltmarsh.example"

  @S1.8 @S3.7 @S6.2
  Scenario: The smart account is used until the visitor switches to the EOA
    Then the dapp reads "kind of account" as "smartAccount"
    When the dapp opens the Profile screen
    Then the visitor sees "Smart account"
    And the visitor sees "Email account"
    When the visitor chooses "Email account"
    Then the dapp reads "kind of account" as "eoa"
    And the Profile screen is shown
    When the visitor chooses "Smart account"
    Then the dapp reads "kind of account" as "smartAccount"
    And the Profile screen is shown

  Scenario: The account links to the profile, and the profile to the settings
    Given the visitor opens the modal
    When the visitor chooses "mira@saltmarsh.example"
    Then the Profile screen is shown
    When the visitor chooses "Account settings"
    Then the Account settings screen is shown

  @S6.2
  Scenario: The account type can also be switched in the settings
    When the dapp opens the Account settings screen
    And the visitor chooses "Switch to standard account"
    Then the dapp reads "kind of account" as "eoa"
    And the Account settings screen is shown
    When the visitor chooses "Switch to smart account"
    Then the dapp reads "kind of account" as "smartAccount"
    And the Account settings screen is shown

  Scenario: The settings link to the wallet's dashboard
    Given the dapp opens the Account settings screen
    When the visitor chooses "Wallet dashboard"
    Then the Wallet upgrade screen is shown
    When the visitor goes back
    Then the Account settings screen is shown

  @browser
  Scenario: The wallet's dashboard opens by a link
    When the dapp opens the Wallet upgrade screen
    Then the visitor sees "Open 127.0.0.1"

  Scenario: The chosen account type is kept across a reload
    Given the dapp opens the Account settings screen
    And the visitor chooses "Switch to standard account"
    And the dapp reads "kind of account" as "eoa"
    When the visitor reloads the page
    Then the dapp reads "kind of account" as "eoa"

  @core
  Scenario: Without a smart account, the account type cannot be switched
    When the dapp switches to "Tidewater"
    And the network is "Tidewater"
    And the dapp opens the Account settings screen
    Then the visitor sees "mira@saltmarsh.example"
    And the visitor does not see "Switch to standard account"

  @S4.12
  Scenario: Changing the email needs a code sent to the old address, then one sent to the new
    Given the dapp opens the Account settings screen
    And the visitor chooses "mira@saltmarsh.example"
    Then "Save" cannot be chosen
    When the visitor types "lindqvist@saltmarsh.example" as the new email
    And the visitor chooses "Save"
    Then the Old email code screen is shown
    And the visitor sees "We sent a 6-digit code to mira@saltmarsh.example"
    When the visitor enters the code sent to "mira@saltmarsh.example"
    Then the New email code screen is shown
    And the visitor sees "We sent a 6-digit code to lindqvist@saltmarsh.example"
    When the visitor enters the code "000000"
    Then the visitor sees "Incorrect code. Try again."
    When the visitor enters the code sent to "lindqvist@saltmarsh.example"
    Then the Account settings screen is shown
    And the visitor sees "lindqvist@saltmarsh.example"

  @S5.1
  Scenario: An invalid new email is refused
    Given the dapp opens the Account settings screen
    And the visitor chooses "mira@saltmarsh.example"
    When the visitor types "lindqvist@saltmarsh" as the new email
    And the visitor chooses "Save"
    Then the visitor sees "Invalid email. Try again."
    And the Email change screen is shown

  @S4.10
  Scenario: Logging out removes the user
    Given the dapp opens the Account settings screen
    When the visitor chooses "Disconnect"
    Then the visitor is not connected
    And the dapp reads "email of the visitor" as "nothing"
    When the visitor reloads the page
    Then the visitor is not connected

  @core @S4.11
  Scenario: A wallet that logs the user out ends the connection
    Given the visitor opens the modal
    When the embedded wallet logs the visitor out
    Then the visitor is not connected
    And the dapp reads "address" as "nothing"
    And the connect button is ready
